import { desks } from '@portal/contract/callers';
import { endpoints } from '@portal/contract/collected/endpoints';
import type { Endpoint } from '@portal/contract/endpoint';
import { operatorRoleLabels } from '@portal/contract/operator-role';
import type { customRoleQueryMatrix, MatrixLine } from '@portal/contract/rights/custom-role';
import { rightsOf } from '@portal/contract/rights/right';
import {
  dividedSubjects,
  placedSubjects,
  type Right,
  rightActs,
  rightNamed,
  subjectLabels,
  subjects,
  wholeSubjects,
} from '@portal/contract/rights/subjects';
import type { Verb } from '../../platform/http/context.ts';
import { readUnitsByPlace } from './units-in-scope.ts';

/** Every right that some call needs, with the desks that have it today. */
const neededRights: ReadonlyMap<Right, ReadonlySet<string>> = (() => {
  const needed = new Map<Right, Set<string>>();
  for (const declaration of endpoints as readonly Endpoint[])
    for (const right of rightsOf(declaration)) {
      const holders = needed.get(right) ?? new Set();
      for (const role of declaration.access) holders.add(role);
      needed.set(right, holders);
    }
  return needed;
})();

const lineOf = (subject: (typeof subjects)[number]): MatrixLine => ({
  subject,
  label: subjectLabels[subject](),
  acts: rightActs.filter((act) => neededRights.has(rightNamed(subject, act))),
  isPlaced: placedSubjects.includes(subject),
  isWhole: wholeSubjects.includes(subject),
  isDivided: dividedSubjects.includes(subject),
});

/** The matrix of rights, generated from the calls that need them, and the places of the park. */
export const getMatrix: Verb<typeof customRoleQueryMatrix> = async ({ db }) => {
  const { buildings, districts, all } = await readUnitsByPlace(db);
  return {
    lines: subjects.map(lineOf),
    buildings,
    districts,
    units: all,
    presets: desks.map((role) => ({
      role,
      name: operatorRoleLabels[role](),
      rights: [...neededRights].flatMap(([right, holders]) => (holders.has(role) ? [right] : [])),
    })),
  };
};
