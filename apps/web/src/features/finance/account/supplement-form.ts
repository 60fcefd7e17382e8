import { financingOperate } from '@portal/contract/financing';

/** What an applicant supplies, as the call takes it. */
export const supplementForm = financingOperate.input.shape.data.unwrap();
