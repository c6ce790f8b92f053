/** oEmbed 1.0 with the host's own fields; everything is read with doubt. */
export interface OEmbedAnswer {
  video_id?: unknown;
  title?: unknown;
  width?: unknown;
  height?: unknown;
  thumbnail_url?: unknown;
}
