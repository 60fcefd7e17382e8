import type { Language } from '@portal/texts/languages';

type Statement = { title: string; summary: string };

/** Statements that are true of the portal in every park; the footer links to both. */
export const defaultStatements: Record<'accessibility' | 'privacy', Record<Language, Statement>> = {
  accessibility: {
    zh: {
      title: '无障碍声明',
      summary:
        '全站可以只用键盘操作，支持读屏软件；页面右上角“无障碍”可以放大文字、提高对比度、减少动效。遇到障碍请告诉园区。',
    },
    en: {
      title: 'Accessibility',
      summary:
        'The whole portal can be used by keyboard alone and with screen readers; the menu at the top of each page enlarges text, raises contrast and reduces motion. Please tell the park about any barrier you meet.',
    },
    es: {
      title: 'Accesibilidad',
      summary:
        'Todo el portal se puede usar solo con el teclado y con lectores de pantalla; el menú superior amplía el texto, aumenta el contraste y reduce el movimiento. Si encuentra alguna barrera, comuníquelo al parque.',
    },
    ja: {
      title: 'アクセシビリティ',
      summary:
        'サイト全体をキーボードだけで操作でき、スクリーンリーダーにも対応しています。画面上部のメニューから文字の拡大、コントラストの強調、動きの軽減ができます。使いにくい点は園区までお知らせください。',
    },
  },
  privacy: {
    zh: {
      title: '隐私保护',
      summary:
        '平台只收集办事需要的信息，证件与联系方式只供办理人员使用。完整条款见注册页的《服务协议与隐私政策》。',
    },
    en: {
      title: 'Privacy',
      summary:
        'The portal collects only what a service needs; papers and contact data are used by the officers in charge alone. The full terms are under Terms of service and privacy policy on the registration page.',
    },
    es: {
      title: 'Privacidad',
      summary:
        'El portal solo recoge lo que necesita cada gestión; los documentos y datos de contacto los usan únicamente los técnicos encargados. Las condiciones completas están en la página de registro.',
    },
    ja: {
      title: 'プライバシー',
      summary:
        '手続きに必要な情報だけを収集し、証明書類と連絡先は担当者だけが使用します。全文は登録ページの利用規約とプライバシーポリシーをご覧ください。',
    },
  },
};
