import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../../../../platform/i18n/language.ts';
import { footerGroups } from './footer-links.ts';
import { navigationFor } from './navigation.ts';

beforeAll(() => speak('zh'));

const everything = () => true;
const only =
  (...hrefs: string[]) =>
  (href: string) =>
    hrefs.includes(href.split(/[?#]/, 1)[0] ?? '');

describe('navigationFor', () => {
  it('has the groups of the specification in order', () => {
    const items = navigationFor('/', everything);
    expect(items.map(({ text }) => text)).toEqual([
      '首页',
      '资讯',
      '政策',
      '服务',
      '投资',
      '活动',
      '社区',
      '缴费',
    ]);
    expect(items[1]?.children?.map(({ text }) => text)).toEqual([
      '行业资讯',
      '通知公告',
      '园区动态',
      '企业风采',
    ]);
    expect(items[5]?.children?.map(({ text }) => text)).toEqual([
      '创业沙龙',
      '培训讲堂',
      '创业大赛',
      '活动报名',
    ]);
  });

  it('leaves out pages that do not exist, and groups without any', () => {
    const items = navigationFor('/', only('/', '/policy/declaration'));
    expect(items.map(({ key, href }) => [key, href])).toEqual([
      ['home', '/'],
      ['policy', '/policy/declaration'],
    ]);
    expect(items[1]?.children?.map(({ text }) => text)).toEqual(['项目申报']);
  });

  it.each([
    ['/', 'home', undefined],
    ['/information/noticelist/01J00000000000000000000000', 'information', '通知公告'],
    ['/information/corporate-style-details/01J00000000000000000000000', 'information', '企业风采'],
    ['/information/safe-production-details/01J00000000000000000000000', 'information', undefined],
    ['/policy/policylist', 'policy', '政策解读'],
    ['/contest/competition-list', 'activities', '创业大赛'],
    ['/businesssalon/startup', 'activities', '创业沙龙'],
    ['/businesssalon/itemdetails/01J00000000000000000000000', 'activities', '活动报名'],
    ['/application/activityDetails/01J00000000000000000000000', 'activities', '活动报名'],
  ])('marks where %s is', (path, key, child) => {
    const current = navigationFor(path, everything).filter((item) => item.current);
    expect(current.map((item) => item.key)).toEqual([key]);
    expect(current[0]?.children?.find((item) => item.current)?.text).toBe(child);
  });

  it('marks nothing on pages outside the groups', () => {
    expect(navigationFor('/about-us', everything).some((item) => item.current)).toBe(false);
  });
});

describe('footerGroups', () => {
  it('links only to pages that exist', () => {
    expect(footerGroups(only('/about-us'))).toEqual([
      {
        title: '帮助',
        links: [
          { text: '关于我们', href: '/about-us' },
          { text: '无障碍声明', href: '/about-us#accessibility' },
          { text: '隐私保护', href: '/about-us#privacy' },
          { text: '联系我们', href: '/about-us#contact' },
        ],
      },
    ]);
  });
});
