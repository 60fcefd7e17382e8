import type { SiteAbout } from '@portal/contract/site/manage';
import type { Language } from '@portal/texts/languages';

interface Words {
  title: (name: string) => string;
  summary: (name: string, company: string) => string;
  portal: string;
  portalText: string;
  contact: string;
  contactText: string;
}

const words: Record<Language, Words> = {
  zh: {
    title: (name) => (name ? `关于${name}` : '关于我们'),
    summary: (name, company) =>
      name && company ? `${name}的企业服务平台，由${company}运营。` : '面向园区与企业的服务平台。',
    portal: '平台能做什么',
    portalText:
      '<p>在这里可以阅读园区的通知公告、行业资讯和安全生产信息，查看政策解读与项目申报，了解入驻企业；企业可以在线申请入驻，通过审核后办理企业事务。</p>',
    contact: '联系我们',
    contactText: '<p>办理中遇到问题，请与园区联系。</p>',
  },
  en: {
    title: (name) => (name ? `About ${name}` : 'About us'),
    summary: (name, company) =>
      name && company
        ? `The company service portal of ${name}, run by ${company}.`
        : 'The service portal of the park and its companies.',
    portal: 'What the portal does',
    portalText:
      '<p>Read the notices of the park, industry news and safety information, see policies and open applications, and meet the companies here. Companies apply to join the park online and do their business with it once admitted.</p>',
    contact: 'Contact',
    contactText: '<p>If you need help, please contact the park.</p>',
  },
  es: {
    title: (name) => (name ? `Acerca de ${name}` : 'Quiénes somos'),
    summary: (name, company) =>
      name && company
        ? `El portal de servicios de ${name}, gestionado por ${company}.`
        : 'El portal de servicios del parque y de sus empresas.',
    portal: 'Qué ofrece el portal',
    portalText:
      '<p>Consulte los avisos del parque, las noticias del sector y la información de seguridad, las políticas y convocatorias, y conozca a las empresas. Las empresas solicitan el alta en línea y, una vez admitidas, hacen aquí sus gestiones.</p>',
    contact: 'Contacto',
    contactText: '<p>Si necesita ayuda con una gestión, póngase en contacto con el parque.</p>',
  },
  ja: {
    title: (name) => (name ? `${name}について` : '園区について'),
    summary: (name, company) =>
      name && company
        ? `${company}が運営する、${name}の企業サービスポータルです。`
        : '園区と企業のためのサービスポータルです。',
    portal: 'このポータルでできること',
    portalText:
      '<p>園区のお知らせ、業界ニュース、安全情報、政策と申請、入居企業の紹介をご覧いただけます。企業はオンラインで入居を申請し、承認後に各種手続きを行えます。</p>',
    contact: 'お問い合わせ',
    contactText: '<p>手続きでお困りの際は、園区までご連絡ください。</p>',
  },
};

/** The default page 关于我们: what the portal is, who runs it and how to reach them. */
export function defaultAbout(
  lang: Language,
  { parkName, company }: { parkName: string; company: string },
): SiteAbout {
  const { title, summary, portal, portalText, contact, contactText } = words[lang];
  return {
    title: title(parkName),
    summary: summary(parkName, company),
    sections: [
      { id: 'portal', heading: portal, html: portalText },
      { id: 'contact', heading: contact, html: contactText },
    ],
  };
}
