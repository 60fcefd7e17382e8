import type { Language } from '@portal/texts/languages';

/** A bad request, too many requests, a failed page, a lost database, and one that is busy with others. */
export type Trouble = 400 | 429 | 500 | 503 | 'busy';

interface TroubleTexts extends Record<Trouble, { title: string; hint: string }> {
  home: string;
  number: string;
}

const texts: Record<Language, TroubleTexts> = {
  zh: {
    400: { title: '这个地址有误', hint: '地址可能不完整或过长，请核对后再试，或从首页重新进入。' },
    429: { title: '访问太频繁', hint: '请稍等一分钟再继续。' },
    500: { title: '页面暂时打不开', hint: '请稍等片刻再刷新；您填写的内容不会因此丢失。' },
    503: { title: '系统正在恢复', hint: '请稍等片刻再刷新；您填写的内容不会因此丢失。' },
    busy: { title: '访问的人较多', hint: '页面会在几秒后自动重试，请稍等。' },
    home: '返回首页',
    number: '编号',
  },
  en: {
    400: {
      title: 'This address is not right',
      hint: 'It may be incomplete or too long. Please check it, or start again from the home page.',
    },
    429: { title: 'Too many requests', hint: 'Please wait a minute before you go on.' },
    500: {
      title: 'This page cannot be shown right now',
      hint: 'Please wait a moment and reload; nothing you entered is lost by this.',
    },
    503: {
      title: 'The portal is recovering',
      hint: 'Please wait a moment and reload; nothing you entered is lost by this.',
    },
    busy: {
      title: 'The portal is very busy',
      hint: 'This page tries again by itself in a few seconds.',
    },
    home: 'Home',
    number: 'Number',
  },
  es: {
    400: {
      title: 'Esta dirección no es correcta',
      hint: 'Puede estar incompleta o ser demasiado larga. Compruébela o vuelva a empezar desde el inicio.',
    },
    429: { title: 'Demasiadas solicitudes', hint: 'Espere un minuto antes de continuar.' },
    500: {
      title: 'La página no se puede mostrar ahora',
      hint: 'Espere un momento y vuelva a cargar; no se pierde nada de lo que escribió.',
    },
    503: {
      title: 'El portal se está recuperando',
      hint: 'Espere un momento y vuelva a cargar; no se pierde nada de lo que escribió.',
    },
    busy: {
      title: 'El portal tiene muchas visitas',
      hint: 'Esta página lo intenta de nuevo por sí sola en unos segundos.',
    },
    home: 'Inicio',
    number: 'Número',
  },
  ja: {
    400: {
      title: 'アドレスが正しくありません',
      hint: '途中で切れているか、長すぎる可能性があります。ご確認のうえ、ホームからやり直してください。',
    },
    429: { title: 'アクセスが多すぎます', hint: '1分ほどお待ちください。' },
    500: {
      title: 'ただいまページを表示できません',
      hint: 'しばらくしてから再読み込みしてください。入力内容が失われることはありません。',
    },
    503: {
      title: 'システムを復旧しています',
      hint: 'しばらくしてから再読み込みしてください。入力内容が失われることはありません。',
    },
    busy: {
      title: 'アクセスが集中しています',
      hint: 'このページは数秒後に自動で再試行します。',
    },
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

const shortestPause = 4;
const spread = 5;

/** A busy page comes back by itself, each at another second, so that not all of them come back together. */
const refreshOf = (status: Trouble): string =>
  status === 'busy'
    ? `<meta http-equiv="refresh" content="${shortestPause + Math.floor(Math.random() * spread)}">`
    : '';

/** The page shown when no page could be made; needs neither database nor web build. `requestId` is ours, never input. */
export function troublePage(language: Language, status: Trouble, requestId: string): string {
  const text = texts[language];
  const { title, hint: advice } = text[status];
  const { body, heading, hint, link, number } = styles;
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">${refreshOf(status)}<title>${title}</title></head><body style="${body}"><main><h1 style="${heading}">${title}</h1><p style="${hint}">${advice}</p><p><a style="${link}" href="/">${text.home}</a></p><p style="${number}"><small>${text.number} ${requestId}</small></p></main></body></html>`;
}
