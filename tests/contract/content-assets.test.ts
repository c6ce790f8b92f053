import { createImageUrlBuilder } from '@sanity/image-url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { contentProject } from '../../packages/sandbox/src/content/project.ts';
import { lakeOrigin, openLake } from '../../packages/sandbox/src/content/testing/open-lake.ts';

const { projectId, dataset, editorToken: token, viewerToken } = contentProject;
const images = createImageUrlBuilder({ projectId, dataset, baseUrl: lakeOrigin });

/** A picture of four squares: red and green above, blue and white below. */
async function fourColours(): Promise<Buffer> {
  const field = (background: string) =>
    sharp({ create: { width: 100, height: 50, channels: 3, background } })
      .png()
      .toBuffer();
  const [red, green, blue] = await Promise.all(['#f00', '#0f0', '#00f'].map(field));
  if (!red || !green || !blue) throw new Error('sharp drew nothing.');
  return sharp({ create: { width: 200, height: 100, channels: 3, background: '#fff' } })
    .composite([
      { input: red, left: 0, top: 0 },
      { input: green, left: 100, top: 0 },
      { input: blue, left: 0, top: 50 },
    ])
    .png()
    .toBuffer();
}

/** A position in the picture, from 0 to 1. */
async function colourAt(bytes: ArrayBuffer, x: number, y: number): Promise<number[]> {
  const image = sharp(Buffer.from(bytes)).removeAlpha();
  const { width, height } = await image.metadata();
  const spot = { left: Math.floor(width * x), top: Math.floor(height * y), width: 1, height: 1 };
  return [...(await image.extract(spot).raw().toBuffer())];
}

describe('assets uploaded to the content double with Sanity’s own client', () => {
  it('get a document with size, colours and path, and are served at that path', async () => {
    const { client, server } = openLake();
    const picture = await fourColours();
    const asset = await client({ token }).assets.upload('image', picture, {
      filename: 'four.png',
      title: 'Four fields',
    });
    expect(asset).toMatchObject({
      _id: expect.stringMatching(/^image-[0-9a-f]{40}-200x100-png$/),
      _type: 'sanity.imageAsset',
      originalFilename: 'four.png',
      title: 'Four fields',
      mimeType: 'image/png',
      size: picture.length,
      metadata: { dimensions: { width: 200, height: 100, aspectRatio: 2 }, isOpaque: true },
    });
    expect(await client().getDocument(asset._id)).toEqual(asset);
    const served = await server(new Request(`${lakeOrigin}/${asset.path}`));
    expect(Buffer.from(await served.arrayBuffer()).equals(picture)).toBe(true);
  });

  it('are one asset for equal bytes; a file keeps its name and type', async () => {
    const { client, server } = openLake();
    const editor = client({ token });
    const [first, second] = [
      await editor.assets.upload('image', await fourColours()),
      await editor.assets.upload('image', await fourColours(), { title: 'Again' }),
    ];
    expect(second).toEqual(first);
    const file = await editor.assets.upload('file', Buffer.from('%PDF-1.7'), { filename: 'care.pdf' });
    expect(file).toMatchObject({ _type: 'sanity.fileAsset', extension: 'pdf', originalFilename: 'care.pdf' });
    const served = await server(new Request(`${lakeOrigin}/${file.path}`));
    expect([served.headers.get('content-type'), await served.text()]).toEqual([
      'application/pdf',
      '%PDF-1.7',
    ]);
  });

  it('are refused without write access, and when an image is not a picture', async () => {
    const { client } = openLake();
    const picture = await fourColours();
    await expect(client().assets.upload('image', picture)).rejects.toMatchObject({ statusCode: 401 });
    await expect(client({ token: viewerToken }).assets.upload('image', picture)).rejects.toMatchObject({
      statusCode: 403,
    });
    await expect(client({ token }).assets.upload('image', Buffer.from('text'))).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  it('are deleted when the world is reset', async () => {
    const { client, server, world } = openLake();
    const { path } = await client({ token }).assets.upload('image', await fourColours());
    await world.reset();
    expect((await server(new Request(`${lakeOrigin}/${path}`))).status).toBe(404);
  });
});

describe('focal crops requested by Sanity’s own builder', () => {
  const red = [255, 0, 0];
  const green = [0, 255, 0];
  const blue = [0, 0, 255];

  async function cropped(make: (image: ReturnType<typeof images.image>) => ReturnType<typeof images.image>) {
    const { client, server } = openLake();
    const asset = await client({ token }).assets.upload('image', await fourColours());
    const response = await server(new Request(make(images.image(asset._id)).format('png').url()));
    return response.arrayBuffer();
  }

  it.each([
    ['the left above', 0.1, 0.1, red],
    ['the right above', 0.9, 0.1, green],
    ['the left below', 0.1, 0.9, blue],
  ])('keep %s', async (_, x, y, colour) => {
    const bytes = await cropped((image) =>
      image.width(40).height(10).crop('focalpoint').focalPoint(x, y).fit('crop'),
    );
    expect(await sharp(Buffer.from(bytes)).metadata()).toMatchObject({ width: 40, height: 10 });
    const narrow = await cropped((image) =>
      image.width(10).height(40).crop('focalpoint').focalPoint(x, y).fit('crop'),
    );
    expect(await sharp(Buffer.from(narrow)).metadata()).toMatchObject({ width: 10, height: 40 });
    expect(await colourAt(bytes, x, 0.5)).toEqual(colour);
    expect(await colourAt(narrow, 0.5, y)).toEqual(colour);
  });

  it('are relative to an editor’s rectangle', async () => {
    const bytes = await cropped((image) =>
      image.rect(100, 0, 100, 50).width(20).height(20).crop('focalpoint').focalPoint(0, 0).fit('crop'),
    );
    expect(await colourAt(bytes, 0.5, 0.5)).toEqual(green);
  });

  it('follow the hotspot, which the builder turns into a rectangle', async () => {
    const { client, server } = openLake();
    const asset = await client({ token }).assets.upload('image', await fourColours());
    const source = {
      asset: { _ref: asset._id },
      crop: { left: 0, right: 0, top: 0, bottom: 0.5 },
      hotspot: { x: 0.9, y: 0.2, width: 0.1, height: 0.1 },
    };
    const url = images.image(source).width(20).height(20).format('png').url();
    expect(new URL(url).searchParams.get('rect')).toBeTruthy();
    const response = await server(new Request(url));
    expect(await colourAt(await response.arrayBuffer(), 0.5, 0.5)).toEqual(green);
  });
});
