/** The first instant of a day of Asia/Shanghai. */
export const chinaMidnight = (day: string): Date => new Date(`${day}T00:00:00+08:00`);
