import { coverSize } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';
import { useEffect, useId, useRef, useState } from 'react';
import { areaOf, dragged, maxZoom, wholePhoto, type Crop } from './crop.ts';
import styles from './crop-photo.module.css';

const quality = 0.9;

function drawCrop(canvas: HTMLCanvasElement | null, photo: ImageBitmap, crop: Crop): void {
  const context = canvas?.getContext('2d');
  if (!canvas || !context) return;
  const { left, top, width, height } = areaOf(photo, crop);
  // JPEG has no transparency; without this it turns black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(photo, left, top, width, height, 0, 0, canvas.width, canvas.height);
}

const cutOut = (canvas: HTMLCanvasElement | null): Promise<Blob | null> =>
  new Promise((resolve) => {
    if (canvas) canvas.toBlob(resolve, 'image/jpeg', quality);
    else resolve(null);
  });

interface Props {
  readonly photo: ImageBitmap;
  readonly busy: boolean;
  readonly onUse: (cut: Blob) => void;
  readonly onCancel: () => void;
}

export function CropPhoto({ photo, busy, onUse, onCancel }: Props) {
  const [crop, setCrop] = useState(wholePhoto);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => drawCrop(canvas.current, photo, crop), [photo, crop]);

  const { width, height } = areaOf(photo, crop);
  const slider = (label: string, key: keyof Crop, min: number, max: number, useless = false) => (
    <Slider
      label={label}
      min={min}
      max={max}
      value={crop[key]}
      disabled={useless}
      onChange={(value) => setCrop({ ...crop, [key]: value })}
    />
  );

  return (
    <div role="group" aria-label="Choose the part to show" className={styles.crop}>
      <canvas
        ref={canvas}
        role="img"
        aria-label="The part of the photo that guests will see"
        {...coverSize}
        className={styles.frame}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={({ buttons, movementX, movementY, currentTarget }) => {
          if (buttons === 0) return;
          const { clientWidth, clientHeight } = currentTarget;
          const by = { x: movementX / clientWidth, y: movementY / clientHeight };
          setCrop((before) => dragged(photo, before, by));
        }}
      />
      <div className={styles.sliders}>
        {slider('Zoom', 'zoom', 1, maxZoom)}
        {slider('Left to right', 'across', 0, 1, photo.width - width < 1)}
        {slider('Top to bottom', 'down', 0, 1, photo.height - height < 1)}
      </div>
      <Cluster>
        <Button
          variant="primary"
          busy={busy}
          busyLabel="Saving..."
          onClick={() => void cutOut(canvas.current).then((cut) => cut && onUse(cut))}
        >
          Use this part
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </Cluster>
    </div>
  );
}

interface SliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly disabled: boolean;
  readonly onChange: (value: number) => void;
}

function Slider({ label, onChange, ...range }: SliderProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        step={0.01}
        {...range}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  );
}
