import { articleStatusLabels } from './article-states.ts';
import { declareItemStateLabels } from './declare-item.ts';
import { admissionStateLabels } from './enterprise-admission.ts';
import { memberRoleLabels, operatorRoleLabels } from './identity-fields.ts';
import { inviteStatusLabels } from './invite.ts';
import { phoneAppealStateLabels } from './phone-appeal.ts';
import { ruleFields, ruleOpLabels } from './policy-rule.ts';
import { policyStatusLabels } from './policy-states.ts';
import { roleGrantStateLabels } from './role-manage.ts';

/** What the values are called that an entry of the log compares. */
const fieldLabels: Record<string, string> = {
  a: '回答',
  about: '关于我们',
  accessibility: '无障碍声明',
  address: '地址',
  amountMaxFen: '金额上限（元）',
  amountMinFen: '金额下限（元）',
  annual: '年度数据',
  area: '负责范围',
  avatarFileId: '头像',
  budgetFen: '预算（元）',
  bytes: '字节数',
  calc: '计算公式',
  cancelAt: '注销时间',
  chainStages: '产业链环节',
  code: '代码',
  column: '栏目',
  company: '运营单位',
  conditions: '申报条件',
  contactOffice: '经办处室',
  contactPhone: '联系电话',
  contentId: '文章',
  coverFileId: '封面',
  days: '工作日',
  deptCodes: '主管部门',
  deptRole: '办理人',
  description: '说明',
  docNo: '文号',
  duration: '所需时间',
  dutyPhone: '值班电话',
  effectiveFrom: '生效日期',
  effectiveTo: '失效日期',
  email: '邮箱',
  en: '英语',
  enabled: '是否启用',
  enterpriseId: '企业',
  es: '西班牙语',
  field: '指标',
  fieldNotes: '批注',
  fileId: '文件',
  files: '文件',
  filings: '备案信息',
  format: '格式',
  formSchema: '申报表单',
  formulaText: '金额说明',
  from: '开始',
  group: '分组',
  heading: '小标题',
  honours: '荣誉资质',
  hotline: '服务热线',
  html: '正文',
  industryTagIds: '行业标签',
  industryTags: '行业标签',
  interpretation: '解读',
  intro: '企业简介',
  invoiceTitles: '发票抬头',
  isDefault: '是否默认',
  issuedAt: '发布日期',
  issuer: '颁发单位',
  ja: '日语',
  kind: '类型',
  label: '名称',
  landline: '座机',
  language: '语言',
  level: '级别',
  licenseFileId: '营业执照',
  loginName: '登录名',
  logoFileId: '企业标志',
  materials: '材料',
  maxLength: '最多字数',
  memberRole: '成员角色',
  minLength: '最少字数',
  name: '名称',
  newPhoneNumber: '新手机号',
  no: '序号',
  note: '备注',
  notice: '页脚说明',
  oldPhoneNumber: '原手机号',
  oncePerYear: '每年限一次',
  op: '比较方式',
  operatorRoles: '角色',
  options: '选项',
  originalBody: '原文',
  parentCode: '上级',
  parkName: '园区名称',
  phone: '电话',
  phoneNumber: '手机号',
  picture: '图解',
  pictureFileId: '图解图片',
  pinned: '是否置顶',
  plainSummary: '一句话说明',
  points: '要点',
  policyId: '政策',
  position: '位置',
  privacy: '隐私保护',
  products: '主要产品',
  property: '企业性质',
  publicityDays: '公示天数',
  purpose: '用途',
  q: '问题',
  questions: '常见问题',
  quota: '名额',
  rdFen: '研发投入（元）',
  regionId: '所在区域',
  registeredCapitalFen: '注册资本（元）',
  registeredOn: '成立日期',
  reminded: '提醒数量',
  repealedAt: '废止日期',
  required: '是否必填',
  reusable: '可重复使用',
  revenueFen: '营业收入（元）',
  revision: '修改稿',
  roleCode: '角色',
  safetyPersons: '安全责任人',
  scale: '企业规模',
  scales: '企业规模',
  section: '资料栏',
  sections: '段落',
  serviceHours: '服务时间',
  shield: '是否屏蔽',
  shortName: '企业简称',
  staff: '职工人数',
  state: '状态',
  status: '状态',
  steps: '步骤',
  summary: '摘要',
  targetId: '收藏的对象',
  targetType: '类型',
  taxFen: '纳税额（元）',
  templateFileId: '模板文件',
  termsVersion: '协议版本',
  text: '文字',
  themeColor: '主题色',
  tip: '提示',
  title: '标题',
  to: '结束',
  topUntil: '置顶到期',
  totalRows: '行数',
  type: '类型',
  unit: '单位',
  until: '截止时间',
  url: '链接',
  userId: '用户',
  userType: '用户类型',
  value: '取值',
  version: '版本',
  visibility: '可见范围',
  weatherUrl: '天气地址',
  windowFrom: '申报开始',
  windowTo: '申报截止',
  year: '年份',
  zh: '中文',
};

const roles: Record<string, string> = { ...operatorRoleLabels, ...memberRoleLabels };
const collected = { ARTICLE: '文章', POLICY: '政策', ENTERPRISE: '企业', DECLARE_ITEM: '申报事项' };

/** What codes are called, by the value they stand for; `entity.field` where a field means several things. */
const valueLabels: Record<string, Record<string, string>> = {
  'article.status': articleStatusLabels,
  'carousel.position': { HOME: '首页', COMMUNITY: '社区', PAY: '缴费' },
  'collection.targetType': collected,
  'declareItem.status': declareItemStateLabels,
  'enterpriseAudit.state': admissionStateLabels,
  'phoneAppeal.state': phoneAppealStateLabels,
  'policy.conditions.kind': { AUTO: '系统判定', MANUAL: '人工判定' },
  'policy.status': policyStatusLabels,
  'roleGrant.state': roleGrantStateLabels,
  'user.status': { NORMAL: '正常', FROZEN: '已冻结', CANCELLED: '已注销' },
  'enterpriseMember.status': {
    ...{ APPLIED: '待企业同意', ACTIVE: '已加入', REFUSED: '未通过' },
    ...{ LEFT: '已退出企业', REMOVED: '已移出' },
  },
  'invite.status': inviteStatusLabels,
  column: {
    ...{ INDUSTRY: '行业资讯', NOTICE: '通知公告', PARK: '园区动态' },
    ...{ STYLE: '企业风采', SAFETY: '安全生产' },
  },
  deptRole: roles,
  field: Object.fromEntries(Object.entries(ruleFields).map(([code, { label }]) => [code, label])),
  language: { zh: '中文', en: '英语', es: '西班牙语', ja: '日语' },
  memberRole: roles,
  op: ruleOpLabels,
  operatorRoles: roles,
  purpose: {
    ...{ article: '文章', AVATAR: '头像', carousel: '轮播', HONOUR: '荣誉资质', LICENCE: '营业执照' },
    ...{ LOGO: '企业标志', PHONE_APPEAL: '手机号申诉', policyCover: '封面', policyPicture: '图解图片' },
    ...{ declareTemplate: '模板文件', guideTemplate: '模板文件' },
  },
  revision: { NONE: '无修改稿', DRAFT: '草稿', PENDING: '待审核' },
  roleCode: roles,
  section: {
    ...{ BASIC: '基本信息', INTRO: '企业简介', PRODUCTS: '主要产品', HONOURS: '荣誉资质' },
    ...{ ANNUAL: '年度数据', CONTACTS: '联系方式', BANK: '银行账户', INVOICE: '发票抬头' },
    VISIBILITY: '可见范围',
  },
  userType: { '100': '个人', '200': '企业', '900': '运营' },
  visibility: {
    ...{ public: '所有人', member: '登录用户', owner: '本人与本企业', operator: '园区人员' },
    ...{ PUBLIC: '公开', HIDDEN: '不公开' },
  },
};

const place = /^\d+$/;

/**
 * `fieldNotes.property`: 批注 · 企业性质; `honours.0.name`: 荣誉资质 · 1 · 名称; the path itself where none of it
 * has a name. What has no path is an order.
 */
export function fieldLabelOf(field: string): string {
  if (field === '') return '顺序';
  const parts = field.split('.');
  if (!parts.some((part) => part in fieldLabels)) return field;
  return parts
    .flatMap((part) => (place.test(part) ? String(Number(part) + 1) : (fieldLabels[part] ?? [])))
    .join(' · ');
}

/** The name of a code; undefined for what is no code. */
export function valueLabelOf(entity: string, field: string, value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (typeof value !== 'string') return undefined;
  const parts = field.split('.').filter((part) => !place.test(part));
  const labels = valueLabels[`${entity}.${parts.join('.')}`] ?? valueLabels[parts.at(-1) ?? ''];
  return labels?.[value];
}
