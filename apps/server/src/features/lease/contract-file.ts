/** The purpose under which the documents of contracts are uploaded. */
export const contractFilePurpose = 'CONTRACT';
