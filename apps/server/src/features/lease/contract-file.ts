export const contractFilePurpose = 'CONTRACT';
