import * as m from '@portal/texts/messages';
import type { Clause } from './service-terms.ts';

export const privacyPolicy: readonly Clause[] = [
  {
    heading: m.identity_agreement_p_collect,
    paragraphs: [
      '您提供的信息：登录名、姓名、手机号，以及您选填的邮箱、座机和头像；企业入驻时的工商登记信息、营业执照、联系人和经营情况；您在办理业务时提交的内容和文件。',
      '使用中产生的信息：登录的时间、IP 地址、浏览器和设备名称，以及您的操作记录。这些信息用于保护账号安全和留存办理痕迹。',
      '您的密码在浏览器中先行散列，服务器只保存再次加密散列后的结果，任何人都无法还原。',
    ],
  },
  {
    heading: m.identity_agreement_p_purpose,
    paragraphs: [
      '用于创建和保护账号、办理您提出的事项、发送您需要知道的通知，以及依法留存记录。',
      '短信只用于验证码和少数重要通知。其他类别的消息可以在“个人信息维护”中关闭。',
    ],
  },
  {
    heading: m.identity_agreement_p_share,
    paragraphs: [
      '我们不出售您的个人信息，也不用于广告。负责审核和办理的园区工作人员在其职责范围内可以查看相关信息，列表和导出中的手机号会作掩码处理，查看和修改均有日志。',
      '短信由受托的短信服务商发送，仅向其提供手机号和短信内容。法律法规要求提供的，我们依法提供。',
      '企业名称、简介、产品、荣誉等企业信息按您设置的范围公开；联系人电话不向未登录的访客展示。',
    ],
  },
  {
    heading: m.identity_agreement_p_keep,
    paragraphs: [
      '信息保存在中华人民共和国境内的服务器上。验证码记录保存 2 天，短信内容保存 7 天，已结束的登录记录保存 30 天；办理记录和操作日志按法律规定的期限保存。',
      '我们采用传输加密、访问控制、登录锁定、文件检查等措施保护信息。发生安全事件时，我们会依法告知您并采取补救措施。',
    ],
  },
  {
    heading: m.identity_agreement_p_cookies,
    paragraphs: [
      '我们使用 Cookie 保存登录状态、界面语言和显示偏好，使用浏览器存储保存您未提交的草稿。关闭 Cookie 后仍可浏览公开页面，但不能登录。我们不使用第三方跟踪 Cookie。',
    ],
  },
  {
    heading: m.identity_agreement_p_rights,
    paragraphs: [
      '您可以查询、更正自己的资料，更换手机号，关闭消息，结束其他设备的登录，以及注销账号。注销后，我们会清除您的姓名、手机号、邮箱、座机、头像和站内消息，并把您的名字显示为“已注销用户”。',
      '需要复制个人信息或对处理方式有疑问的，可以联系园区服务台，我们会在 15 个工作日内答复。',
    ],
  },
  {
    heading: m.identity_agreement_p_minors,
    paragraphs: ['本平台面向企业和成年人。未满 18 周岁的，请在监护人同意和指导下使用。'],
  },
  {
    heading: m.identity_agreement_p_contact,
    paragraphs: ['对本协议或个人信息保护有任何意见，请联系园区服务台，联系方式见本页页脚和“关于我们”。'],
  },
];
