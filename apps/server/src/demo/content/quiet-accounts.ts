/** Rarely used accounts: days since their last login, null for those that never logged in. */
export const quietAccounts: ReadonlyMap<string, number | null> = new Map([
  ...(['judge_1', 'person_19', 'person_20', 'staff_26', 'op_newcomer', 'op_latecomer'] as const).map(
    (loginName) => [loginName, null] as const,
  ),
  ...([
    ['person_15', 21],
    ['worker_1', 33],
    ['person_16', 64],
    ['staff_24', 78],
    ['person_17', 95],
    ['ent_e39', 112],
    ['person_18', 131],
    ['ent_e52', 139],
    ['ent_e51', 166],
  ] as const),
]);

/** Whether the account was recently used, and so has read, collected and confirmed things. */
export const isActive = ({ loginName }: { loginName: string }): boolean => !quietAccounts.has(loginName);

/** Why an account is frozen. */
export const frozenAccounts: ReadonlyMap<string, string> = new Map([
  ['person_15', '账号疑似借给他人使用，待本人持证件到服务大厅核实。'],
]);
