import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openTestApp, type TestApp, testNow } from '../../../../testing/test-app.ts';
import { insertUser } from '../../../identity/testing/insert-user.ts';
import { insertApplicant, insertDictionaries } from './apply.ts';

const save = 'POST /api/baseInfo/enterpriseInfo/saveForReg';
const operate = 'POST /api/baseInfo/enterpriseAudit/operate';

type Applicant = Awaited<ReturnType<typeof insertApplicant>>;

class AdmissionDesk {
  now = testNow.getTime();
  readonly clock = { now: () => new Date(this.now) };
  portal!: TestApp;
  applicant!: Applicant;

  async operatorNamed(name: string, ...operatorRoles: ('OP_AUDIT' | 'OP_ADMIN')[]): Promise<string> {
    const user = await insertUser(this.portal.db, { userType: '900', name, operatorRoles });
    return this.portal.logIn({ userType: '900', userId: user.id, operatorRoles });
  }

  /** Submits the applicant's form. */
  submit(given: object = {}) {
    const { regTicket, application } = this.applicant;
    return this.portal.call(save, { regTicket, submit: '1', data: { ...application, ...given } });
  }

  decide(token: string, id: string, event: string, version: number, data: object = {}) {
    return this.portal.call(operate, { id, event, version, data }, token);
  }
}

/** Sets up the API with the form's dictionaries and a new applicant before each test. */
export function useAdmission(): AdmissionDesk {
  const desk = new AdmissionDesk();
  beforeAll(async () => {
    desk.portal = await openTestApp(desk.clock.now);
    await insertDictionaries(desk.portal.db);
  });
  afterAll(() => desk.portal.close());
  beforeEach(async () => {
    desk.applicant = await insertApplicant(desk.portal.db, desk.clock);
  });
  return desk;
}
