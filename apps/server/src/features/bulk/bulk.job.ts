/** Name of the job that carries out bulk runs and takes them back. */
export const bulkJob = 'bulk.work';
