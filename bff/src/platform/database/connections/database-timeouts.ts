/** All in milliseconds. */
export interface DatabaseTimeouts {
  readonly answerTimeoutMs: number;
  /** The server cancels a statement after this time, so only silent connections reach the timeout. */
  readonly statementTimeoutMs: number;
  readonly lockTimeoutMs: number;
  readonly turnTimeoutMs: number;
  readonly connectionTimeoutMs: number;
  readonly checkTimeoutMs: number;
}

/** A request waits for its turn, for a connection and for one statement: together at most two timeouts. */
export const timeoutsFor = (answerTimeoutMs: number): DatabaseTimeouts => ({
  answerTimeoutMs,
  statementTimeoutMs: Math.round(answerTimeoutMs * 0.85),
  lockTimeoutMs: Math.round(answerTimeoutMs * 0.6),
  turnTimeoutMs: Math.round(answerTimeoutMs * 0.6),
  connectionTimeoutMs: Math.round(answerTimeoutMs * 0.4),
  checkTimeoutMs: Math.round(answerTimeoutMs * 0.3),
});
