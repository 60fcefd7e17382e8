import type { Picture as StoredPicture } from '@portal/contract/fields';
import { imageSrcSet, imageUrl } from '../../../platform/api/image-url.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';

/** The policy as one uploaded picture, uncropped. */
export function UploadedInterpretation({ picture }: { picture: StoredPicture }) {
  const { fileId, width, height, alt } = picture;
  return (
    <div lang={langOfContent('zh')}>
      <Picture
        src={imageUrl(fileId, 0, 960)}
        srcSet={imageSrcSet(fileId, [640, 960, 1280])}
        sizes="760px"
        width={width}
        height={height}
        alt={alt}
        ratio={`${width} / ${height}`}
      />
    </div>
  );
}
