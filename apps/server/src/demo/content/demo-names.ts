const mark = '（演示）';

/** The name of an invented body, marked as such. */
export const withDemoMark = (name: string) => (name.endsWith(mark) ? name : name + mark);
