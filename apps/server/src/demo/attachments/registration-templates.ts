import type { AttachmentSpec } from '../content/article-source.ts';

const authorisation: AttachmentSpec = {
  kind: 'docx',
  name: '企业经办人授权书（模板）.docx',
  blocks: [
    { type: 'p', text: '云岫花谷园区运营有限公司（演示）：' },
    {
      type: 'p',
      text: '本单位现授权下列人员，作为本单位在园区服务平台办理入驻事项的经办人。经办人在授权事项和期限内提交的材料与操作，由本单位承担责任。',
    },
    { type: 'h2', text: '一、授权单位' },
    {
      type: 'table',
      head: ['项目', '填写'],
      rows: [
        ['单位名称', ''],
        ['统一社会信用代码', ''],
        ['法定代表人（负责人）', ''],
        ['联系电话', ''],
      ],
    },
    { type: 'h2', text: '二、经办人' },
    {
      type: 'table',
      head: ['项目', '填写'],
      rows: [
        ['姓名', ''],
        ['岗位', ''],
        ['手机号（与注册一致）', ''],
        ['证件类型与末四位', ''],
      ],
    },
    { type: 'h2', text: '三、授权事项（勾选）' },
    { type: 'p', text: '□ 注册企业账号、填写并提交企业信息' },
    { type: 'p', text: '□ 补正、撤回入驻申请' },
    { type: 'p', text: '□ 添加企业成员、分配权限' },
    { type: 'p', text: '□ 签收园区通知与安全告知' },
    { type: 'p', text: '□ 其他：________________________' },
    { type: 'h2', text: '四、授权期限' },
    {
      type: 'p',
      text: '自______年____月____日起至______年____月____日止，最长不超过一年。提前终止授权的，请在平台移除该成员并书面告知总服务台。',
    },
    { type: 'p', text: '授权单位（盖章）：____________________　法定代表人签字：____________________' },
    { type: 'p', text: '经办人签字：____________________　日期：______年____月____日' },
    {
      type: 'quote',
      text: '填写提示：期限和签章缺一不可，是本材料被退回的两个主要原因；法定代表人本人办理的，不需要提交本授权书。',
    },
  ],
};

const templates = new Map([authorisation].map((template) => [template.name, template]));

/** The form behind a `template` name of the registration guide, or null. */
export const registrationTemplate = (name: string) => templates.get(name) ?? null;
