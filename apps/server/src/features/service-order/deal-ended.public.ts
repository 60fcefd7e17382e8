/** Job started when a deal that came from an introduction has ended; the introducing feature follows it. */
export const dealEndedJob = 'serviceOrder.dealEnded';
