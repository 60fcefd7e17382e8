const mark = '（演示）';

/** The name of a fictitious enterprise or body, marked as such. */
export const withDemoMark = (name: string) => (name.endsWith(mark) ? name : name + mark);
