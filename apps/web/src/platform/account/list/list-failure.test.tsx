import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { speak } from '../../i18n/language.ts';
import { ListFailure } from './ListStates.tsx';

beforeAll(() => speak('zh'));

const shown = (retCode: string) =>
  renderToStaticMarkup(
    <ListFailure error={new ApiError(retCode, '说明')} busy={false} onRetry={() => undefined} />,
  );

test('shows users without an enterprise the two ways to join one', () => {
  const html = shown('no project permission');
  expect(html).toContain('您尚未绑定园区企业');
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/enterprise-preserve',
    '/about-us#contact',
  ]);
});

test('names a missing permission, and explains any other failure', () => {
  expect(shown('300002')).toContain('没有查看权限');
  expect(shown('500000')).toContain('说明');
});
