import { consentAnswer, consentOperate, consentQueryOwn } from '@portal/contract/lease/consent';
import { type BoundEndpoint, bind } from '../../../platform/http/endpoints.ts';
import { answerConsent, getOwnConsent, operateConsent } from './operate-consent.ts';

export const consentRoutes = (): BoundEndpoint[] => [
  bind(consentQueryOwn, getOwnConsent),
  bind(consentAnswer, answerConsent),
  bind(consentOperate, operateConsent),
];
