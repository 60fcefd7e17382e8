import { customRolePropose, type MatrixLine, type RoleContent } from '@portal/contract/rights/custom-role';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FieldErrors } from 'react-hook-form';
import { beforeAll, expect, test } from 'vitest';
import { FormScope } from '../../../platform/form/FormScope.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { speak } from '../../../platform/i18n/language.ts';
import { RightsInput } from './RightsInput.tsx';
import { noContent } from './role-changes.ts';
import type { RoleForm } from './role-form.ts';
import { ScopeFields } from './ScopeFields.tsx';
import { TwoPeople } from './TwoPeople.tsx';

beforeAll(() => speak('zh'));

const about = { isPlaced: true, isWhole: false, isDivided: false };
const lines: MatrixLine[] = [
  { ...about, subject: 'BILL', label: '账单', acts: ['SEE', 'EXPORT'] },
  { ...about, subject: 'RECEIPT', label: '收款', acts: ['SEE', 'DECIDE'], isWhole: true, isDivided: true },
];
const matrix = {
  lines,
  buildings: [
    { id: 'b1', name: '创研楼A座', units: 36 },
    { id: 'b2', name: '1号温室片区', units: 18 },
  ],
  districts: [],
  units: 164,
  presets: [],
};

interface FormProps {
  data: Partial<RoleContent>;
  errors?: FieldErrors<RoleForm>;
  disabled?: boolean;
  children: ReactNode;
}

function Form({ data, errors, disabled = false, children }: FormProps) {
  const defaultValues = { data: { ...noContent, ...data }, reason: '' };
  const form = useContractForm<RoleForm>(customRolePropose.input, {
    defaultValues,
    ...(errors && { errors }),
  });
  return (
    <FormScope form={form} disabled={disabled}>
      {children}
    </FormScope>
  );
}

const shown = (props: FormProps) => renderToStaticMarkup(<Form {...props} />);
const times = (markup: string, part: string) => markup.split(part).length - 1;
const rights = <RightsInput lines={lines} inForce={['BILL:SEE', 'BILL:EXPORT']} />;

test('every right says whether it is given, added or taken, and empty cells have no button', () => {
  const markup = shown({ data: { rights: ['BILL:SEE', 'RECEIPT:SEE'] }, children: rights });
  for (const text of ['账单 看：有', '账单 导出：去掉', '收款 看：新增', '收款 批：没有'])
    expect(markup).toContain(text);
  expect(times(markup, '<button')).toBe(4);
  expect(times(markup, 'tabindex="0"')).toBe(1);
});

test('nobody toggles what they may not change', () => {
  expect(shown({ data: { rights: ['BILL:SEE'] }, disabled: true, children: rights })).not.toContain(
    '<button',
  );
});

test('what is wrong with the rights is said below them', () => {
  const errors = { data: { rights: { type: 'server', message: '至少选一项' } } } as FieldErrors<RoleForm>;
  expect(shown({ data: {}, errors, children: rights })).toMatch(/role="alert"[^>]*>至少选一项/);
});

test('counts the units of the chosen buildings, of the park, and of none for one’s own', () => {
  const scope = <ScopeFields matrix={matrix} />;
  const some = shown({ data: { scope: 'BUILDINGS', places: ['b2'] }, children: scope });
  expect(some).toContain('18 / 164 个单元');
  expect(times(some, 'type="checkbox"')).toBeGreaterThanOrEqual(2);
  expect(some).toContain('不自动包括');
  expect(shown({ data: { scope: 'ALL' }, children: scope })).toContain('164 / 164 个单元');
  const own = shown({ data: { scope: 'OWN' }, children: scope });
  expect(own).not.toContain('/ 164');
  expect(own).toContain('只看得到自己填的');
});

test('a new role says who has to approve it', () => {
  const markup = renderToStaticMarkup(<TwoPeople of={null} />);
  expect(markup).toContain('另一名管理员批准');
  expect(markup).toContain('立即生效，通知 0 人');
});
