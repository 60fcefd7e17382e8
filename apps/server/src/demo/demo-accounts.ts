/** The password of every account of the demo park. */
export const demoPassword = 'Demo2026';

const roles: readonly [string, string][] = [
  ['demo_person', '个人用户'],
  ['demo_enterprise', '企业所有者'],
  ['demo_enterprise2', '另一家企业的所有者'],
  ['demo_provider', '开了服务店铺的企业所有者'],
  ['demo_bank', '金融机构的企业所有者'],
  ['demo_finance', '第一家企业的财务'],
  ['demo_staff', '第一家企业的普通成员'],
  ['demo_pending', '待审核企业'],
  ['demo_returned', '退回修改的企业'],
  ['op_admin', '平台管理员'],
  ['op_admin2', '平台管理员（批准角色授予）'],
  ['op_audit', '入驻审核员（初审）'],
  ['op_audit2', '入驻审核员（终审）'],
  ['op_content', '内容编辑'],
  ['op_content2', '内容总编'],
  ['op_policy', '政策专员'],
  ['op_policy2', '政策专员（审核）'],
  ['op_service', '服务活动专员'],
  ['op_service2', '服务活动专员（复核）'],
  ['op_property', '物业管理'],
  ['op_finance', '财务'],
  ['op_worker', '维修师傅'],
  ['op_worker2', '另一位维修师傅'],
  ['op_finance2', '财务（复核）'],
  ['demo_expert', '创业导师、评审专家'],
  ['expert_1', '评审专家'],
  ['expert_2', '另一位评审专家'],
  ['demo_judge', '大赛评委'],
  ['op_community', '社区管理'],
  ['op_community2', '社区管理（复核）'],
  ['op_steward', '片区管家（温室，自建角色）'],
  ['op_manager', '园区负责人（只读，自建角色）'],
  ['op_cashier', '前台收银（自建角色）'],
  ['op_auditor', '审计（自建角色）'],
];

/** The demo accounts visitors can try, one for every kind of user. */
export const demoAccounts = roles.map(([loginName, role]) => ({
  loginName,
  password: demoPassword,
  role,
}));
