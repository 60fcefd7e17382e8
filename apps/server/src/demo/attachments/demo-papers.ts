import type { AttachmentSpec } from '../content/article-source.ts';

interface Holder {
  name: string;
  creditCode: string;
  legalPerson: string;
  address: string;
}

const isInvented = '演示文件：企业、代码与人名均为虚构，不具有任何效力。';

/** The licence of a fictitious enterprise, marked as such. */
export const demoLicence = ({ name, creditCode, legalPerson, address }: Holder): AttachmentSpec => ({
  kind: 'pdf',
  name: '营业执照.pdf',
  note: isInvented,
  blocks: [
    {
      type: 'table',
      head: ['项目', '内容'],
      rows: [
        ['名称', name],
        ['统一社会信用代码', creditCode],
        ['类型', '有限责任公司'],
        ['法定代表人', legalPerson],
        ['住所', address],
      ],
    },
    { type: 'quote', text: isInvented },
  ],
});

/** The certificate of an honour, marked as fictitious. */
export const demoCertificate = (
  holder: string,
  honour: { name: string; year: number; issuer: string },
): AttachmentSpec => ({
  kind: 'pdf',
  name: `${honour.name}.pdf`,
  note: isInvented,
  blocks: [
    { type: 'p', text: `${holder}：` },
    { type: 'p', text: `经评定，你单位获得“${honour.name}”（${honour.year} 年度）。` },
    { type: 'p', text: honour.issuer },
    { type: 'quote', text: isInvented },
  ],
});
