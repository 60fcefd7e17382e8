import { financingOperate } from '@portal/contract/finance/financing';

/** Schema of the applicant's supplement, as the call accepts it. */
export const supplementForm = financingOperate.input.shape.data.unwrap();
