import { describe, expect, it } from 'vitest';
import { caseEventsOf, caseStatesOf, lifecycle } from './lifecycle.ts';

const words = (text: string) => () => text;

const parcel = lifecycle('parcel', {
  groups: ['moving', 'paid'],
  parties: ['PARK'],
  states: {
    PACKED: { label: words('Packed'), turn: 'SENDER', variant: 'open', stop: 0, groups: [] },
    SENT: {
      label: words('Sent'),
      turn: 'RECIPIENT',
      nextStep: words('Open the door'),
      variant: 'checking',
      stop: 1,
      groups: ['moving', 'paid'],
    },
    LOST: { label: words('Lost'), turn: 'ENDED', variant: 'late', groups: [] },
    ARRIVED: { label: words('Arrived'), turn: 'DONE', variant: 'done', stop: 2, groups: ['paid'] },
  },
  events: {
    send: { from: 'PACKED', to: 'SENT', by: 'SENDER', act: { text: words('Send') }, did: words('sent') },
    ask: {
      from: ['PACKED', 'SENT'],
      by: 'RECIPIENT',
      act: { text: words('Ask'), main: true },
      did: words('asked'),
      reason: 'REQUIRED',
      notice: ['PARK'],
    },
    accept: {
      from: 'SENT',
      to: 'ARRIVED',
      by: 'RECIPIENT',
      act: { text: words('Accept') },
      did: words('has it'),
    },
    lose: { from: 'SENT', to: 'LOST', by: 'SYSTEM', did: words('lost'), tone: 'refused' },
  },
  notes: { remind: { did: words('reminded'), tone: 'waiting' } },
});

describe('a lifecycle', () => {
  it('has the transitions that its events allow', () => {
    expect(parcel.transitions).toEqual({
      PACKED: { send: 'SENT', ask: 'PACKED' },
      SENT: { ask: 'SENT', accept: 'ARRIVED', lose: 'LOST' },
      LOST: {},
      ARRIVED: {},
    });
  });

  it('lists states, events and what a history holds in the order of the table', () => {
    expect(parcel.states).toEqual(['PACKED', 'SENT', 'LOST', 'ARRIVED']);
    expect(parcel.events).toEqual(['send', 'ask', 'accept', 'lose']);
    expect(parcel.logEvents).toEqual(['send', 'ask', 'accept', 'lose', 'remind']);
  });

  it('names groups, the states of a turn, and the events of somebody', () => {
    expect(parcel.groups).toEqual({ moving: ['SENT'], paid: ['SENT', 'ARRIVED'] });
    expect(parcel.statesOf('ENDED')).toEqual(['LOST']);
    expect(parcel.eventsBy('RECIPIENT', 'SENDER')).toEqual(['send', 'ask', 'accept']);
  });

  it('has a column of each thing that is read', () => {
    expect(parcel.labels.SENT()).toBe('Sent');
    expect(parcel.verbs['parcel.send']?.()).toBe('sent');
    expect(parcel.variants.LOST).toBe('late');
    expect(parcel.stops).toEqual({ PACKED: 0, SENT: 1, ARRIVED: 2 });
    expect(parcel.acts.ask?.main).toBe(true);
    expect(parcel.acts.lose).toBeUndefined();
    expect(parcel.needsReason).toEqual({ send: false, ask: true, accept: false, lose: false });
    expect([parcel.tones.lose, parcel.tones.remind]).toEqual(['refused', 'waiting']);
    expect([parcel.notices.ask, parcel.notices.remind]).toEqual([['PARK'], []]);
  });

  it('words its case as the owner reads it', () => {
    const states = caseStatesOf(parcel, 'RECIPIENT');
    expect(states.PACKED).toEqual({ label: parcel.labels.PACKED, turn: 'ACTIVE' });
    expect(states.SENT.turn).toBe('TODO');
    expect(states.SENT.nextStep?.()).toBe('Open the door');
    expect([states.LOST.turn, states.ARRIVED.turn]).toEqual(['ENDED', 'DONE']);
    expect(caseEventsOf(parcel).send({ reason: 'because' })).toBe('sent');
    expect(caseEventsOf(parcel).ask({ reason: 'because' })).toContain('because');
  });

  it('is a type error where something is forgotten or unknown', () => {
    const [label, did, text] = [words(''), words(''), words('')];
    const end = { label, turn: 'DONE', variant: 'done', groups: [] } as const;
    const broken = [
      () =>
        lifecycle('x', {
          groups: [],
          // @ts-expect-error a state says its groups
          states: { END: { label, turn: 'DONE', variant: 'done' } },
          events: {},
        }),
      () =>
        lifecycle('x', {
          groups: ['open'],
          // @ts-expect-error no such group
          states: { END: { ...end, groups: ['closed'] } },
          events: {},
        }),
      () =>
        lifecycle('x', {
          groups: [],
          states: { END: end },
          // @ts-expect-error no such state
          events: { go: { from: 'END', to: 'BEGIN', by: 'USER', act: { text }, did } },
        }),
      () =>
        lifecycle('x', {
          groups: [],
          states: { END: end },
          // @ts-expect-error a person needs a button
          events: { go: { from: 'END', by: 'USER', did } },
        }),
      // @ts-expect-error nobody of that name fires an event
      () => parcel.eventsBy('THIEF'),
    ];
    expect(broken).toHaveLength(5);
  });
});
