/** Name of the job that writes and reads archives of the park. */
export const archiveJob = 'parkArchive.work';
