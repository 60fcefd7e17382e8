/** A requested slot of a bookable item, as the API names it. */
export interface SlotChoice {
  roomId: string;
  date: string;
  from: string;
  to: string;
}
