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

// Attributes, since there may be no stylesheet to be had and the policy allows no style element.
const styles = {
  body: "margin:0 auto;max-width:560px;padding:16vh 24px 48px;color:#1f2937;font:17px/1.75 'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',system-ui,sans-serif",
  heading: 'margin:0;font-size:32px;line-height:1.35',
  hint: 'margin:12px 0 28px;color:#4b5563',
  link: 'display:inline-block;padding:8px 24px;border-radius:4px;background:#0261cb;color:#fff;text-decoration:none',
  number: 'margin-top:32px;color:#6b7280',
};

/** The page shown when no page could be made; needs neither database nor web build. `requestId` is ours, never input. */
export function troublePage(language: Language, status: 500 | 503, requestId: string): string {
  const text = texts[language];
  const title = status === 503 ? text.away : text.busy;
  const { body, heading, hint, link, number } = styles;
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head><body style="${body}"><main><h1 style="${heading}">${title}</h1><p style="${hint}">${text.hint}</p><p><a style="${link}" href="/">${text.home}</a></p><p style="${number}"><small>${text.number} ${requestId}</small></p></main></body></html>`;
}
