/** Name of the job that checks, writes and undoes imports. */
export const importJob = 'import.work';
