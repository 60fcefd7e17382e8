import type { Language } from './visitor.ts';

const texts: Record<Language, { busy: string; away: string; hint: string; home: string; number: string }> = {
  zh: {
    busy: '页面暂时打不开',
    away: '系统正在恢复',
    hint: '请稍等片刻再刷新；您填写的内容不会因此丢失。',
    home: '返回首页',
    number: '编号',
  },
  en: {
    busy: 'This page cannot be shown right now',
    away: 'The portal is recovering',
    hint: 'Please wait a moment and reload; nothing you entered is lost by this.',
    home: 'Home',
    number: 'Number',
  },
  es: {
    busy: 'La página no se puede mostrar ahora',
    away: 'El portal se está recuperando',
    hint: 'Espere un momento y vuelva a cargar; no se pierde nada de lo que escribió.',
    home: 'Inicio',
    number: 'Número',
  },
  ja: {
    busy: 'ただいまページを表示できません',
    away: 'システムを復旧しています',
    hint: 'しばらくしてから再読み込みしてください。入力内容が失われることはありません。',
    home: 'ホームへ',
    number: '番号',
  },
};

/** The page shown when no page could be made; needs neither database nor web build. `requestId` is ours, never input. */
export function troublePage(language: Language, status: 500 | 503, requestId: string): string {
  const text = texts[language];
  const title = status === 503 ? text.away : text.busy;
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1><p>${text.hint}</p><p><a href="/">${text.home}</a></p><p><small>${text.number} ${requestId}</small></p></main></body></html>`;
}
