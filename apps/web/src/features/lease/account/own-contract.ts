import type { contractQueryDetail } from '@portal/contract/lease/public';
import type { z } from 'zod';

export type OwnContract = z.infer<typeof contractQueryDetail.output>;
