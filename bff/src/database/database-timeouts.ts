/** All in milliseconds. */
export interface DatabaseTimeouts {
  /** A statement without an answer in this time loses its connection. */
  readonly deadlineMs: number;
  /** The server cancels a statement after this time, so only silent connections reach the deadline. */
  readonly statementMs: number;
  readonly lockMs: number;
  /** The wait for a transaction's turn. */
  readonly turnMs: number;
  /** The wait for a free or new connection. */
  readonly connectionWaitMs: number;
  /** The wait for an answer from a connection that was idle. */
  readonly checkMs: number;
}

/** A request waits for its turn, for a connection and for one statement: together at most two deadlines. */
export const timeoutsFor = (deadlineMs: number): DatabaseTimeouts => ({
  deadlineMs,
  statementMs: Math.round(deadlineMs * 0.85),
  lockMs: Math.round(deadlineMs * 0.6),
  turnMs: Math.round(deadlineMs * 0.6),
  connectionWaitMs: Math.round(deadlineMs * 0.4),
  checkMs: Math.round(deadlineMs * 0.3),
});
