import { articleStatusLabels } from './article-states.ts';
import { declareItemStateLabels } from './declare-item.ts';
import { admissionStateLabels } from './enterprise-admission.ts';
import { memberRoleLabels, operatorRoleLabels } from './identity-fields.ts';
import { phoneAppealStateLabels } from './phone-appeal.ts';
import { policyStatusLabels } from './policy-states.ts';
import { roleGrantStateLabels } from './role-manage.ts';

/** What the log calls the things that are changed. */
const entityLabels: Record<string, string> = {
  article: '文章',
  businessData: '字典项',
  carousel: '轮播',
  case: '办件',
  CHANGE: '信息变更',
  collect: '收藏',
  collection: '收藏',
  CONTENT: '内容审核',
  declareItem: '申报事项',
  enterprise: '企业',
  enterpriseAudit: '企业审核',
  enterpriseMember: '企业成员',
  ENTRY: '入驻审核',
  exportTask: '导出',
  file: '文件',
  invite: '邀请',
  menu: '菜单',
  message: '消息',
  messageSetting: '消息设置',
  operLog: '操作日志',
  PHONE_APPEAL: '手机号申诉',
  phoneAppeal: '手机号申诉',
  policy: '政策',
  POLICY: '政策审核',
  receipt: '签收',
  region: '区域',
  ROLE_GRANT: '角色授予',
  roleGrant: '角色授权',
  session: '登录会话',
  site: '站点设置',
  STORY: '企业风采',
  tag: '标签',
  topInfo: '置顶',
  user: '用户',
  work: '待办',
};

/** What is done to them. */
const verbLabels: Record<string, string> = {
  accept: '受理',
  add: '新增',
  announce: '发布',
  apply: '申请加入',
  approve: '批准',
  assign: '分派',
  begin: '新建',
  cancel: '注销',
  cancelRequest: '申请注销',
  change: '修改',
  changePassword: '修改密码',
  changePhone: '更换手机号',
  changeRole: '更换角色',
  claim: '领取',
  close: '截止',
  confirm: '确认已读',
  create: '新建',
  createAdmin: '创建管理员',
  decline: '谢绝',
  delete: '删除',
  disable: '停用',
  discard: '放弃修改',
  edit: '修改',
  enable: '启用',
  endSessions: '结束会话',
  enterOperator: '录入操作员',
  expire: '过期',
  export: '导出',
  finish: '办结',
  freeze: '冻结',
  group: '移动分组',
  handOver: '移交所有者',
  invite: '邀请',
  join: '接受邀请加入',
  keep: '撤销注销',
  kick: '踢下线',
  leave: '退出',
  login: '登录',
  moveDown: '后移',
  moveUp: '前移',
  open: '开放申报',
  orderTop: '调整置顶',
  pass: '通过',
  publicise: '公示',
  publish: '发布',
  reapply: '允许重新申请',
  quietHours: '设置免打扰',
  recall: '收回修改',
  refuse: '不同意',
  register: '注册',
  reject: '驳回',
  release: '释放',
  remind: '提醒',
  remove: '删除',
  reopen: '恢复为草稿',
  reopenReview: '重新评审',
  repeal: '废止',
  restore: '恢复',
  restoreVersion: '恢复旧版',
  retract: '撤回',
  return: '退回',
  review: '开始评审',
  revoke: '撤销',
  revokeRole: '收回角色',
  save: '保存',
  saveProfile: '保存资料',
  schedule: '定时发布',
  setTopFlag: '置顶',
  shield: '屏蔽',
  sort: '排序',
  submit: '提交',
  switch: '开关提醒',
  switchEnterprise: '切换企业',
  trash: '移入回收站',
  turnOff: '停用',
  turnOn: '启用',
  unfreeze: '解冻',
  unlock: '解除锁定',
  unpin: '置顶到期',
  unshield: '取消屏蔽',
  upload: '上传',
  viewBegin: '开始只读查看',
  viewEnd: '结束只读查看',
  withdraw: '撤回',
};

/** The code itself where it has no name yet. */
export const entityLabelOf = (entity: string): string => entityLabels[entity] ?? entity;

/** `article.publish`: 文章 · 发布. */
export function eventLabelOf(event: string): string {
  const [entity = '', verb = ''] = event.split('.');
  return `${entityLabelOf(entity)} · ${verbLabels[verb] ?? verb}`;
}

/** What the values are called that an entry of the log compares. */
const fieldLabels: Record<string, string> = {
  chainStages: '产业链环节',
  column: '栏目',
  docNo: '文号',
  enabled: '是否启用',
  enterpriseId: '企业',
  fieldNotes: '批注',
  files: '文件',
  group: '分组',
  honours: '荣誉资质',
  intro: '企业简介',
  kind: '类型',
  level: '级别',
  licenseFileId: '营业执照',
  loginName: '登录名',
  memberRole: '成员角色',
  name: '名称',
  newPhoneNumber: '新手机号',
  oldPhoneNumber: '原手机号',
  operatorRoles: '角色',
  phoneNumber: '手机号',
  pinned: '是否置顶',
  policyId: '政策',
  position: '位置',
  products: '主要产品',
  property: '企业性质',
  purpose: '用途',
  reminded: '提醒数量',
  revision: '修改稿',
  roleCode: '角色',
  section: '资料栏',
  serviceHours: '服务时间',
  state: '状态',
  status: '状态',
  termsVersion: '协议版本',
  title: '标题',
  totalRows: '行数',
  userId: '用户',
  userType: '用户类型',
  version: '版本',
  visibility: '可见范围',
  windowFrom: '申报开始',
  windowTo: '申报截止',
};

const roles: Record<string, string> = { ...operatorRoleLabels, ...memberRoleLabels };

/** What codes are called, by the value they stand for; `entity.field` where a field means several things. */
const valueLabels: Record<string, Record<string, string>> = {
  'article.status': articleStatusLabels,
  'policy.status': policyStatusLabels,
  'declareItem.status': declareItemStateLabels,
  'enterpriseAudit.state': admissionStateLabels,
  'phoneAppeal.state': phoneAppealStateLabels,
  'roleGrant.state': roleGrantStateLabels,
  'user.status': { NORMAL: '正常', FROZEN: '已冻结', CANCELLED: '已注销' },
  'enterpriseMember.status': {
    ...{ APPLIED: '待企业同意', ACTIVE: '已加入', REFUSED: '未通过' },
    ...{ LEFT: '已退出企业', REMOVED: '已移出' },
  },
  'invite.status': {
    ...{ SENT: '待答复', ACCEPTED: '已接受', DECLINED: '已谢绝' },
    ...{ WITHDRAWN: '已撤回', EXPIRED: '已失效' },
  },
  revision: { NONE: '无修改稿', DRAFT: '草稿', PENDING: '待审核' },
  memberRole: roles,
  operatorRoles: roles,
  roleCode: roles,
};

/** `fieldNotes.property`: 批注 · 企业性质; the path itself where none of it has a name. */
export function fieldLabelOf(field: string): string {
  const known = field.split('.').flatMap((part) => fieldLabels[part] ?? []);
  return known.join(' · ') || field;
}

/** The name of a code; undefined for what is no code. */
export function valueLabelOf(entity: string, field: string, value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (typeof value !== 'string') return undefined;
  return (valueLabels[`${entity}.${field}`] ?? valueLabels[field])?.[value];
}
