/** A video that another site hosts. */
export interface HostedVideo {
  /** The player's address for an `iframe`, made from the video's number: the host's own markup is never used. */
  embedUrl: string;
  title: string;
  /** Null where the host does not say; the frame is then 16:9. */
  width: number | null;
  height: number | null;
  /** Of the poster. */
  thumbnailUrl: string | null;
}

export interface VideoHost {
  /**
   * `[call.other-third-party-calls.10]` The video at an address on the host's site; null where there is none, it
   * is private, or the host is down, which was reported. Never rejects.
   */
  find(address: string): Promise<HostedVideo | null>;
}
