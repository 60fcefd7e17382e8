import { customRoleForm } from '@portal/contract/rights/custom-role';
import { expect, it } from 'vitest';
import { composeCustomRoles } from './compose-custom-roles.ts';

it('are roles that the form would accept as they are', () => {
  for (const { content, change } of composeCustomRoles())
    for (const one of [content, ...(change ? [change.content] : [])])
      expect(customRoleForm.parse(one), one.name).toEqual(one);
});

it('differ from what is in force where a change waits', () => {
  const waiting = composeCustomRoles().flatMap(({ content, change }) =>
    change ? [[content.rights, change.content.rights] as const] : [],
  );
  expect(waiting).toHaveLength(1);
  for (const [before, after] of waiting) {
    expect(before.filter((right) => !after.includes(right))).toEqual(['LEASE:DECIDE']);
    expect(after.filter((right) => !before.includes(right)).length).toBeGreaterThan(0);
  }
});
