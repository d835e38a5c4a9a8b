/** Error for an editor's request that cannot be done. The message says what to fix. */
export class NewsroomError extends Error {
  readonly status: 404 | 409 | 422;

  constructor(status: 404 | 409 | 422, message: string) {
    super(message);
    this.status = status;
  }
}
