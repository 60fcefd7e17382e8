/** The job asked for when a deal that came from an introduction has ended; whoever introduced the two follows it. */
export const dealEndedJob = 'serviceOrder.dealEnded';
