/** State of a text's working copy, which is edited and reviewed while the approved version stays public. */
export const revisionStates = ['NONE', 'DRAFT', 'PENDING'] as const;
export type RevisionState = (typeof revisionStates)[number];

/** The public status of a text and the state of its working copy. */
export interface Place<Status extends string> {
  status: Status;
  revision: RevisionState;
}

export type Moves<Status extends string, Event extends string> = Partial<Record<Event, Place<Status>>>;
export type MovesByRevision<Status extends string, Event extends string> = Record<
  RevisionState,
  Moves<Status, Event>
>;

export const place = <Status extends string>(status: Status, revision: RevisionState): Place<Status> => ({
  status,
  revision,
});

/** Events of a working copy that leave the public status unchanged, until approval sets it to `passed`. */
export const workingCopyMoves = <Status extends string>(status: Status, passed: Status) => ({
  NONE: { edit: place(status, 'DRAFT') },
  DRAFT: {
    save: place(status, 'DRAFT'),
    submit: place(status, 'PENDING'),
    discard: place(status, 'NONE'),
  },
  PENDING: {
    recall: place(status, 'DRAFT'),
    return: place(status, 'DRAFT'),
    approve: place(passed, 'NONE'),
  },
});

type Unpublished = 'DRAFT' | 'PENDING' | 'PUBLISHED' | 'TRASH';
const first = (status: Unpublished, revision: RevisionState) => place<Unpublished>(status, revision);

/** Transitions of a text that was never public, by status and working copy. */
export const unpublishedMoves = {
  DRAFT: {
    NONE: {},
    DRAFT: {
      trash: first('TRASH', 'DRAFT'),
      save: first('DRAFT', 'DRAFT'),
      submit: first('PENDING', 'PENDING'),
    },
    PENDING: {},
  },
  PENDING: {
    NONE: {},
    DRAFT: {},
    PENDING: {
      trash: first('TRASH', 'DRAFT'),
      recall: first('DRAFT', 'DRAFT'),
      return: first('DRAFT', 'DRAFT'),
      approve: first('PUBLISHED', 'NONE'),
    },
  },
};

export const everywhere = <Status extends string, Event extends string>(
  moves: Moves<Status, Event>,
): MovesByRevision<Status, Event> => ({ NONE: moves, DRAFT: moves, PENDING: moves });

export const joined = <Status extends string, Event extends string>(
  first: MovesByRevision<Status, Event>,
  second: MovesByRevision<Status, Event>,
): MovesByRevision<Status, Event> => ({
  NONE: { ...first.NONE, ...second.NONE },
  DRAFT: { ...first.DRAFT, ...second.DRAFT },
  PENDING: { ...first.PENDING, ...second.PENDING },
});
