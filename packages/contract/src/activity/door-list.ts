import * as call from '../call.ts';

const byService = { tag: 'activity', access: ['OP_SERVICE'] } as const;

export const signUpPrint = call.file(byService, '/api/activityManage/signUp/print', {
  raw: ['pdf'],
  summary:
    'Prints the list of an activity for the door, with a line to sign for each person. Only its own office sees whole phone numbers.',
});
