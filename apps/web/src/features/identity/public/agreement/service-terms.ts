import * as m from '@portal/texts/messages';

export interface Clause {
  heading: () => string;
  /** In Chinese, the language of the agreement. */
  paragraphs: readonly string[];
}

export const serviceTerms: readonly Clause[] = [
  {
    heading: m.identity_agreement_s_scope,
    paragraphs: [
      '本协议由您与本园区的运营单位订立，适用于您通过本平台浏览资讯、注册账号、办理入驻、使用企业服务与园区服务的全部活动。',
      '勾选“我已阅读并同意”并提交注册，即表示您接受本协议与隐私政策。如您代表企业注册，您确认已获得该企业的授权。',
    ],
  },
  {
    heading: m.identity_agreement_s_account,
    paragraphs: [
      '账号分为个人账号与企业账号。一个手机号可以各注册一个。注册时请填写真实、有效的手机号，并通过验证码确认。',
      '请妥善保管密码和验证码，不要转借账号。连续输错密码后，账号会暂时锁定。您可以在“个人信息维护”中查看已登录的设备，将不认识的设备踢下线，并随时修改密码或更换手机号。',
      '发现账号被他人使用时，请立即修改密码并联系园区服务台。',
    ],
  },
  {
    heading: m.identity_agreement_s_entry,
    paragraphs: [
      '企业入驻须提交营业执照等材料，由两名审核人员先后审核。资料不全或不清晰的，会逐项注明原因并退回补正。',
      '您应保证提交的材料真实、合法。名称、统一社会信用代码、法定代表人和营业执照的变更须重新审核，审核通过前对外仍展示原有信息。',
    ],
  },
  {
    heading: m.identity_agreement_s_use,
    paragraphs: [
      '您不得利用本平台发布违法信息、侵害他人权益、冒用他人身份、批量抓取数据，或以任何方式干扰平台的正常运行。',
      '违反上述规定的，园区可以撤下内容、限制功能或冻结账号，并在您下一次访问时告知原因。您认为处理有误的，可以联系园区服务台申诉。',
    ],
  },
  {
    heading: m.identity_agreement_s_content,
    paragraphs: [
      '您对自己提交和发布的内容负责，并保留其权利。为向您提供服务，您允许平台存储、处理这些内容，并在您选择公开的范围内展示。',
      '涉及公示、申报等依法需要留存的内容，不因您删除账号而撤回。',
    ],
  },
  {
    heading: m.identity_agreement_s_change,
    paragraphs: [
      '园区会持续改进服务。影响您办理事项的重大变更，将提前在本平台公告。因检修、网络故障或不可抗力造成的中断，园区会尽快恢复，并为受影响的办理时限作合理顺延。',
    ],
  },
  {
    heading: m.identity_agreement_s_end,
    paragraphs: [
      '您可以随时在“个人信息维护”中申请注销账号。申请后有 7 天等待期，期间重新登录即视为撤回；期满后账号注销，个人资料被清除，且不能恢复。',
      '在园企业的所有者须先移交企业或办理退出；入驻申请正在审核的，须先撤回或等待审核完成。',
    ],
  },
  {
    heading: m.identity_agreement_s_law,
    paragraphs: [
      '园区可以根据法律法规和业务的变化修改本协议，并在本页公布新版本。',
      '本协议适用中华人民共和国法律。发生争议时，双方应先协商；协商不成的，可以向园区所在地有管辖权的人民法院提起诉讼。',
    ],
  },
];
