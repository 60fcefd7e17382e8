export interface AppealValues {
  phoneNumber: string;
  verifyCode: string;
  reason: string;
  proofFileId: string;
  password: string;
}

export const newAppeal: AppealValues = {
  phoneNumber: '',
  verifyCode: '',
  reason: '',
  proofFileId: '',
  password: '',
};

export const reasonLength = { least: 10, most: 500 };
