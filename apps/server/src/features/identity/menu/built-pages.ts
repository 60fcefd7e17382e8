/**
 * Pages of the member area and the console that exist. A menu shows these alone, so that it has no dead entry:
 * whoever builds a page adds its address here.
 */
export const builtMemberPages: readonly string[] = [
  '/dashboard',
  '/my-message',
  '/my-case',
  '/collect-message',
  '/manage/home',
  '/manage/content',
  '/manage/carousel',
  '/manage/receipt',
  '/manage/top',
  '/manage/todo',
  '/manage/enterprise-audit',
  '/manage/user',
  '/manage/role',
  '/enterprise-preserve',
  '/person-preserve',
  '/change-password',
  '/manage/dict',
  '/manage/log',
  '/manage/policy',
  '/manage/declare-item',
  '/manage/site',
];
