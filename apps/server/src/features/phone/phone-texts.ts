import type { Language } from '@portal/contract/fields';

export interface PhoneTexts {
  lang: string;
  platform: string;
  park: string;
  skip: string;
  language: string;
  heading: string;
  explain: string;
  /** Said only where there is a number to call. */
  emergency: string;
  call: (phone: string) => string;
  desktop: string;
  shortcuts: string;
  notices: string;
  news: string;
  policies: string;
  contact: string;
  all: string;
  urgent: string;
  important: string;
  pinned: string;
  receipt: string;
  hotline: string;
  hours: (hours: string) => string;
  duty: string;
  dutyNote: string;
  reception: string;
  attachments: string;
  upTo: (amount: string) => string;
  validTo: (day: string) => string;
  startsOn: (day: string) => string;
  endedOn: (day: string) => string;
  repealed: string;
  /** Said of a notice whose validity is over. */
  expired: string;
  asks: string;
  back: string;
  previous: string;
  next: string;
  page: (no: number, of: number) => string;
  missing: string;
  missingHint: string;
  nothing: string;
}

const zh: PhoneTexts = {
  lang: 'zh-CN',
  platform: '花卉产业供应链服务平台',
  park: '园区服务门户',
  skip: '跳到主要内容',
  language: '语言',
  heading: '完整办事请用电脑打开',
  explain: '手机上可以看通知、资讯和政策，入驻申请等业务请在电脑上办理。',
  emergency: '停水停电等急事，请直接拨打值班电话。',
  call: (phone) => `拨打 ${phone}`,
  desktop: '打开电脑版',
  shortcuts: '手机上能做的事',
  notices: '通知公告',
  news: '行业资讯',
  policies: '政策解读',
  contact: '联系园区',
  all: '全部',
  urgent: '紧急',
  important: '重要',
  pinned: '置顶',
  receipt: '需签收',
  hotline: '企业服务热线',
  hours: (hours) => `工作日 ${hours}`,
  duty: '24 小时值班',
  dutyNote: '停水停电、安全',
  reception: '总服务台',
  attachments: '附件',
  upTo: (amount) => `最高 ${amount}`,
  validTo: (day) => `有效期至 ${day}`,
  startsOn: (day) => `${day} 起施行`,
  endedOn: (day) => `${day} 到期`,
  repealed: '已废止',
  expired: '已过有效期',
  asks: '政策咨询',
  back: '返回',
  previous: '上一页',
  next: '下一页',
  page: (no, of) => `第 ${no} 页，共 ${of} 页`,
  missing: '内容不存在',
  missingHint: '您访问的内容不存在，或已下架。',
  nothing: '暂无内容',
};

const en: PhoneTexts = {
  lang: 'en',
  platform: 'Flower supply chain services',
  park: 'Park Service Portal',
  skip: 'Skip to content',
  language: 'Language',
  heading: 'The full portal is made for a computer',
  explain:
    'Notices, news and policies can be read here. Joining the park and other errands are done on a computer.',
  emergency: 'For power cuts and other emergencies call the number on duty.',
  call: (phone) => `Call ${phone}`,
  desktop: 'Open the desktop version',
  shortcuts: 'What you can do here',
  notices: 'Notices',
  news: 'Industry news',
  policies: 'Policies',
  contact: 'Contact',
  all: 'All',
  urgent: 'Urgent',
  important: 'Important',
  pinned: 'Pinned',
  receipt: 'To be signed for',
  hotline: 'Business hotline',
  hours: (hours) => `Working days ${hours}`,
  duty: 'On duty 24 hours',
  dutyNote: 'Water, power, safety',
  reception: 'Reception',
  attachments: 'Attachments',
  upTo: (amount) => `Up to ${amount}`,
  validTo: (day) => `Valid to ${day}`,
  startsOn: (day) => `In force from ${day}`,
  endedOn: (day) => `Expired on ${day}`,
  repealed: 'Repealed',
  expired: 'No longer valid',
  asks: 'Questions',
  back: 'Back',
  previous: 'Previous',
  next: 'Next',
  page: (no, of) => `Page ${no} of ${of}`,
  missing: 'Not found',
  missingHint: 'What you are looking for does not exist or was taken down.',
  nothing: 'Nothing here yet',
};

const es: PhoneTexts = {
  lang: 'es',
  platform: 'Servicios de la cadena floral',
  park: 'Portal de servicios del parque',
  skip: 'Ir al contenido',
  language: 'Idioma',
  heading: 'El portal completo se usa en un ordenador',
  explain:
    'Aquí puede leer avisos, noticias y políticas. El alta en el parque y los demás trámites se hacen en un ordenador.',
  emergency: 'Si se corta la luz o hay otra urgencia, llame al teléfono de guardia.',
  call: (phone) => `Llamar al ${phone}`,
  desktop: 'Abrir la versión completa',
  shortcuts: 'Qué puede hacer aquí',
  notices: 'Avisos',
  news: 'Noticias',
  policies: 'Políticas',
  contact: 'Contacto',
  all: 'Todos',
  urgent: 'Urgente',
  important: 'Importante',
  pinned: 'Fijado',
  receipt: 'Con acuse',
  hotline: 'Atención a empresas',
  hours: (hours) => `Laborables ${hours}`,
  duty: 'Guardia 24 horas',
  dutyNote: 'Agua, luz, seguridad',
  reception: 'Recepción',
  attachments: 'Adjuntos',
  upTo: (amount) => `Hasta ${amount}`,
  validTo: (day) => `Vigente hasta ${day}`,
  startsOn: (day) => `Vigente desde el ${day}`,
  endedOn: (day) => `Venció el ${day}`,
  repealed: 'Derogada',
  expired: 'Fuera de vigencia',
  asks: 'Consultas',
  back: 'Volver',
  previous: 'Anterior',
  next: 'Siguiente',
  page: (no, of) => `Página ${no} de ${of}`,
  missing: 'No encontrado',
  missingHint: 'El contenido no existe o se ha retirado.',
  nothing: 'Aún no hay nada',
};

const ja: PhoneTexts = {
  lang: 'ja',
  platform: '花き産業サプライチェーン',
  park: '園区サービスポータル',
  skip: '本文へ移動',
  language: '言語',
  heading: 'すべての手続きはパソコンで',
  explain: 'お知らせ、ニュース、政策はここで読めます。入居申請などの手続きはパソコンでお願いします。',
  emergency: '停電などの緊急時は当直へお電話ください。',
  call: (phone) => `${phone} に電話`,
  desktop: 'パソコン版を開く',
  shortcuts: 'ここでできること',
  notices: 'お知らせ',
  news: '業界ニュース',
  policies: '政策解説',
  contact: 'お問い合わせ',
  all: 'すべて',
  urgent: '緊急',
  important: '重要',
  pinned: '固定',
  receipt: '要確認',
  hotline: '企業サービス窓口',
  hours: (hours) => `平日 ${hours}`,
  duty: '24時間当直',
  dutyNote: '断水・停電・安全',
  reception: '総合受付',
  attachments: '添付',
  upTo: (amount) => `最大 ${amount}`,
  validTo: (day) => `${day} まで有効`,
  startsOn: (day) => `${day} 施行`,
  endedOn: (day) => `${day} 期限切れ`,
  repealed: '廃止',
  expired: '有効期限切れ',
  asks: 'お問い合わせ先',
  back: '戻る',
  previous: '前へ',
  next: '次へ',
  page: (no, of) => `${of} ページ中 ${no} ページ`,
  missing: '見つかりません',
  missingHint: 'お探しの内容は存在しないか、掲載が終わりました。',
  nothing: 'まだありません',
};

export const phoneTexts: Record<Language, PhoneTexts> = { zh, en, es, ja };

export const languageNames: Record<Language, string> = {
  zh: '中文',
  en: 'English',
  es: 'Español',
  ja: '日本語',
};
