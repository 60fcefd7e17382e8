import { anyCallFaults } from './faults/any-call.ts';
import { consoleFaults } from './faults/console.ts';
import { contentFaults } from './faults/content.ts';
import { enterpriseFaults } from './faults/enterprises.ts';
import { fieldFaults } from './faults/fields.ts';
import { policyFaults } from './faults/policies.ts';
import type { WordRow } from './translate.ts';

/** What the server and the contract say is wrong, beyond the accounts’ own faults; `{name}` stands for any text. */
export const faultWords: readonly WordRow[] = [
  ...anyCallFaults,
  ...fieldFaults,
  ...contentFaults,
  ...policyFaults,
  ...enterpriseFaults,
  ...consoleFaults,
];
