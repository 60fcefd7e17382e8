/** A time of what can be booked, as calls name it. */
export interface SlotChoice {
  roomId: string;
  date: string;
  from: string;
  to: string;
}
