/** The retCode of an answer, for tests of refusals. */
export const codeOf = async (answer: Promise<{ header: { retCode: string } }>): Promise<string> =>
  (await answer).header.retCode;
